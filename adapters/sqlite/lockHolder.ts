/** Finds the process that writes to a file, where the system says which one has its lock: on Linux. */
import { readFileSync, statSync } from "node:fs"

/** The byte of the -shm file that a writer locks (https://sqlite.org/walformat.html, "WAL Locks"). */
const writeLock = 120

/** A lock in /proc/locks (proc_locks(5)): process, device and inode, first and last byte. */
const lockLine = /^\d+: POSIX +\S+ +WRITE +(\d+) +[\da-f]+:[\da-f]+:(\d+) +(\d+) +(\d+|EOF)$/

const maxCommandLength = 120

const commandOf = (pid: string): string => {
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8")
    .replace(/[\0\s]+/g, " ")
    .trim()
  return command.length > maxCommandLength ? `${command.slice(0, maxCommandLength)}...` : command
}

/** `process 4711 (node build/findata.js import prices)`; null where it can't be known. */
export const lockHolder = (path: string): string | null => {
  try {
    const inode = String(statSync(`${path}-shm`).ino)
    for (const line of readFileSync("/proc/locks", "utf8").split("\n")) {
      const [, pid = "", file, first, last] = lockLine.exec(line) ?? []
      const isWriter = Number(first) <= writeLock && (last === "EOF" || Number(last) >= writeLock)
      if (file !== inode || !isWriter) continue
      return pid === String(process.pid)
        ? "another thread of this process"
        : `process ${pid} (${commandOf(pid)})`
    }
  } catch {
    // Another system, or a process that has ended meanwhile.
  }
  return null
}

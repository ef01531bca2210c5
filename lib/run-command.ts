/** Runs a command. A failure prints its message without a stack, and sets the exit code. */
export function runCommand(command: () => Promise<void>, codeOfFailure = 1): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = codeOfFailure
  })
}

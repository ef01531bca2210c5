/** Runs a command. A failure prints one line for whoever called it, without a stack, and gives the exit code. */
export function runCommand(command: () => Promise<void>, codeOfFailure = 1): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = codeOfFailure
  })
}

/** Absolute path of the project's root. */
export const projectRoot: string

/** Runs a program at the root of the project and resolves with its exit code. */
export function run(
  program: string,
  programArguments: readonly string[],
  extraEnvironment?: Readonly<Record<string, string>>,
): Promise<number>

/** Like `run`, but ends this process with the program's exit code where it fails. */
export function runOrExit(
  program: string,
  programArguments: readonly string[],
  extraEnvironment?: Readonly<Record<string, string>>,
): Promise<void>

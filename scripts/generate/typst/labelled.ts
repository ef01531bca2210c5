/** Does work whose failure should say which page and language it belongs to. */
export function labelled<T>(label: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(`${label}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

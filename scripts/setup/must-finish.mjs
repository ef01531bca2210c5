/**
 * Says so where this process ends before it has finished, which Node does without a word when nothing is left to wait for.
 * @param {string} what
 * @returns {() => void} To be called at the end.
 */
export function mustFinish(what) {
  let isFinished = false
  process.once('exit', () => {
    if (!isFinished) console.error(`${what} ended before it was finished.`)
  })
  return () => {
    isFinished = true
  }
}

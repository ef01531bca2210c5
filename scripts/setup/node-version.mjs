/** Exits with a message where Node is older than `minimum` ('20.9'): later errors would not name the cause. */
export function requireNode(minimum) {
  const [wantedMajor, wantedMinor] = minimum.split('.').map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  console.error(`This project needs Node.js ${minimum} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

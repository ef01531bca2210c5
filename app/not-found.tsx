/**
 * Empties Next's default not-found page, which would otherwise be in the payload of every page. Nothing calls
 * notFound(), and unknown addresses get `global-not-found`.
 */
export default function NotFound() {
  return null
}

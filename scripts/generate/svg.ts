/** Builds an SVG document. `attributes` go on its root. */
export const svg = (width: number, height: number, body: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attributes}>${body}</svg>`

/** A drawing as a data URI, which needs no request. */
export const dataUri = (drawing: string): string =>
  `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[<>#\s]/g, encodeURIComponent)}`

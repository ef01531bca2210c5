import { createRequire } from 'node:module'
import path from 'node:path'

import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

import { fontFiles } from './fonts'

const TEMPLATES = path.resolve('scripts/generate/typst/templates')

/** What is kept between documents: the fonts, the parsed templates. Pictures of earlier ones are let go. */
const KEPT_GENERATIONS = 1

/** PDF/UA-1: tagged, titled, every picture described; the compiler refuses a document that is not. */
const PDF_STANDARD = 'ua-1'

interface Source {
  /** File in the folder of templates. */
  template: 'datasheet.typ' | 'card.typ' | 'wordmark.typ' | 'partner-wordmark.typ'
  /** Read by the template as JSON. */
  data: unknown
  /** Files the template finds beside itself under these names. */
  files?: Readonly<Record<string, Buffer>>
  /** Page and language, for messages. */
  label: string
}

/** A document that has been laid out: count its pages, then draw it. */
export interface Layout {
  pages: number
  pdf: () => Buffer
  svg: () => string
}

let shared: NodeCompiler | undefined

/** Fifty megabytes of native code, loaded only when something has changed. */
const native = () =>
  createRequire(path.resolve('package.json'))(
    '@myriaddreamin/typst-ts-node-compiler',
  ) as typeof import('@myriaddreamin/typst-ts-node-compiler')

const compiler = (): NodeCompiler =>
  (shared ??= native().NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: fontFiles() }] }))

interface Diagnostic {
  message?: string
  path?: string
  range?: string
}

function failure(label: string, error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): Error {
  const diagnostics = error ? (compiler().fetchDiagnostics(error) as Diagnostic[]) : []
  const lines = diagnostics.map(({ message, path: file, range }) => `  ${file ?? ''} ${range ?? ''} ${message ?? ''}`)
  return new Error([`${label}: the Typst template does not compile`, ...lines].join('\n'))
}

/** Gives `draw` a laid-out document; its files are taken back afterwards. */
export function withLayout<T>({ template, data, files = {}, label }: Source, draw: (layout: Layout) => T): T {
  const typst = compiler()
  const shadows = Object.entries(files).map(([name, bytes]) => [path.join(TEMPLATES, name), bytes] as const)
  for (const [file, bytes] of shadows) typst.mapShadow(file, bytes)
  try {
    const inputs = { data: JSON.stringify(data) }
    const compiled = typst.compile({ mainFilePath: path.join(TEMPLATES, template), inputs, resetRead: true })
    const document: NodeTypstDocument | null = compiled.result
    if (!document) throw failure(label, compiled.takeDiagnostics())
    return draw({
      pages: document.numOfPages,
      pdf: () => accessiblePdf(typst, document, label),
      svg: () => typst.plainSvg(document),
    })
  } finally {
    for (const [file] of shadows) typst.unmapShadow(file)
    typst.evictCache(KEPT_GENERATIONS)
  }
}

/** What the compiler objects to, out of the debug print that its errors carry. */
const objections = (error: unknown): string[] =>
  [...String(error).matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, message = '']) => `  ${message}`)

function accessiblePdf(typst: NodeCompiler, document: NodeTypstDocument, label: string): Buffer {
  try {
    return typst.pdf(document, { pdfStandard: PDF_STANDARD })
  } catch (error) {
    const lines = [`${label}: the document is not a valid PDF/UA-1`, ...objections(error)]
    throw new Error(lines.join('\n'), { cause: error })
  }
}

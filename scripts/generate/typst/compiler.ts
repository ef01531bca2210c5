import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const TEMPLATES = path.resolve('art/documents')

/**
 * Typst reads TrueType fonts only in fixed weights. The site's variable weights 420, 580 and 330, 500 become the
 * nearest that exist: 400, 600 and 300, 500.
 */
const FONTS = [
  'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  'instrument-sans/500Medium/InstrumentSans_500Medium.ttf',
  'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  'alexandria/300Light/Alexandria_300Light.ttf',
  'alexandria/400Regular/Alexandria_400Regular.ttf',
  'alexandria/500Medium/Alexandria_500Medium.ttf',
  'alexandria/600SemiBold/Alexandria_600SemiBold.ttf',
].map((file) => `node_modules/@expo-google-fonts/${file}`)

/** The compiler keeps fonts and parsed templates between documents, but not pictures of earlier documents. */
const KEPT_GENERATIONS = 1

/** PDF/UA-1: tagged, titled, every picture described. The compiler rejects a document that breaks it. */
const PDF_STANDARD = 'ua-1'

export type Template = 'datasheet.typ' | 'profile.typ' | 'card.typ' | 'wordmark.typ' | 'partner-wordmark.typ'

let shared: NodeCompiler | undefined

function compiler(): NodeCompiler {
  if (shared) return shared
  // Fifty megabytes of native code, loaded only when something has changed.
  const { NodeCompiler } = createRequire(path.resolve('package.json'))(
    '@myriaddreamin/typst-ts-node-compiler',
  ) as typeof import('@myriaddreamin/typst-ts-node-compiler')
  shared = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(file)) }],
  })
  return shared
}

/** Lays out a template with `data`, which it reads as JSON. The pages can be counted before they are drawn. */
export function typeset(template: Template, data: unknown) {
  const typst = compiler()
  const inputs = { data: JSON.stringify(data) }
  const compiled = typst.compile({ mainFilePath: path.join(TEMPLATES, template), inputs, resetRead: true })
  const { result } = compiled
  typst.evictCache(KEPT_GENERATIONS)
  if (!result) {
    const diagnostics = compiled.takeDiagnostics()
    throw new Error(`${template}: ${diagnostics ? JSON.stringify(typst.fetchDiagnostics(diagnostics)) : 'no document'}`)
  }
  return {
    pages: result.numOfPages,
    /** What the template says is worth a look, such as small type. */
    remarks: typst.query(result, { selector: '<remark>', field: 'value' }) as readonly string[],
    async pdf() {
      const { readableText } = await import('./readable-text')
      return readableText(typst.pdf(result, { pdfStandard: PDF_STANDARD }))
    },
    svg: () => typst.plainSvg(result),
  }
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

import { compilerError } from './compiler-error'

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

/** Lays out a template with `data`, which it reads as JSON. */
export function typeset(template: Template, data: unknown) {
  const typst = compiler()
  const inputs = { data: JSON.stringify(data) }
  const compiled = typst.compile({ mainFilePath: path.join(TEMPLATES, template), inputs, resetRead: true })
  const { result } = compiled
  typst.evictCache(KEPT_GENERATIONS)
  if (!result) {
    const diagnostics = compiled.takeDiagnostics()
    const found = diagnostics ? (typst.fetchDiagnostics(diagnostics) as { message: string }[]) : []
    throw compilerError(template, found.map(({ message }) => message).join('; '), data)
  }
  /** What is worth a look: the template's own remarks, such as small type. */
  const remarks = typst.query(result, { selector: '<remark>', field: 'value' }) as string[]
  const pdf = () => {
    try {
      return typst.pdf(result, { pdfStandard: PDF_STANDARD })
    } catch (error) {
      throw compilerError(template, String(error), data)
    }
  }
  return {
    pages: result.numOfPages,
    remarks,
    async pdf() {
      const { readableText } = await import('./readable-text')
      const made = pdf()
      try {
        return readableText(made)
      } catch (error) {
        // Looks the same, but programs that copy Arabic words find some in parts.
        remarks.push(`its text could not be put in order for programs (${String(error)})`)
        return made
      }
    },
    svg: () => typst.plainSvg(result),
  }
}

import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'

import { type Locale, locales } from '@/lib/locale'
import { type Place, valueAt } from '@/lib/tree'
import { wordFault } from '@/lib/words/check-words'

import { describeIssue } from './describe-issue'
import type { Fault } from './describe-syntax'
import { fieldAt } from './field-at'
import { fieldTexts } from './field-texts'
import { readYaml } from './yaml-file'

interface Problem {
  file: string
  line: number
  /** The field's label and its place in the file. */
  field: string
  text: string
}

/** A value that is the name of something in another file. */
interface Reference {
  file: string
  place: Place
  /** What it names: pictures, pages, sources and the like. */
  to: string
  name: string
}

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', ar: 'Arabic' }

/** The language of a file, or of a field that holds a text in both. */
const languageOf = (file: string, place: Place = []): Locale | undefined =>
  locales.find((locale) => path.posix.parse(file).name === locale) ?? locales.find((locale) => place.includes(locale))

const placeInWords = (place: Place) =>
  place.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key)).join(', ')

function checkTextUncached(bytes: Buffer, schema: z.ZodType, language: Locale | undefined) {
  const yaml = readYaml(bytes)
  if ('faults' in yaml) return yaml
  const { value } = yaml
  const texts = fieldTexts(schema, value).map(({ place, text, reference, words: kind }) => ({
    place,
    text,
    reference,
    fault: wordFault({ text, kind, language: language ?? languageOf('', place) }),
  }))
  return { value, result: schema.safeParse(value), texts: texts.filter(({ reference, fault }) => reference || fault) }
}

/** What was found in a text, by schema and by text: the editor and the tests read all files again for each change. */
const known = new WeakMap<z.ZodType, Map<string, ReturnType<typeof checkTextUncached>>>()

function checkText(bytes: Buffer, schema: z.ZodType, language: Locale | undefined) {
  const ofSchema = known.get(schema) ?? new Map<string, ReturnType<typeof checkTextUncached>>()
  known.set(schema, ofSchema)
  const key = `${language} ${bytes.toString('latin1')}`
  const checked = ofSchema.get(key) ?? checkTextUncached(bytes, schema, language)
  ofSchema.set(key, checked)
  return checked
}

/** Lists what is wrong in the files, in words for their authors. */
export class ContentError extends Error {}

/** Reads the files of a folder and collects every problem in them. */
export class Reader {
  readonly #root: string
  readonly #texts: ReadonlyMap<string, string>
  readonly #problems: Problem[] = []
  /** The files read so far, with their schemas. */
  readonly schemas = new Map<string, z.ZodType>()
  /** What they name in other files. */
  readonly references: Reference[] = []

  /** `texts` replace files, to try them before they are written. */
  constructor(root: string, texts: ReadonlyMap<string, string> = new Map()) {
    this.#root = root
    this.#texts = texts
  }

  /** Returns a file's path relative to the working directory. */
  pathOf(file: string): string {
    return path.posix.join(this.#root, file)
  }

  has(file: string): boolean {
    return this.#texts.has(file) || (statSync(this.pathOf(file), { throwIfNoEntry: false })?.isFile() ?? false)
  }

  #bytesOf(file: string): Buffer {
    const text = this.#texts.get(file)
    return text === undefined ? readFileSync(this.pathOf(file)) : Buffer.from(text)
  }

  /** Returns the content of a file; undefined if it is wrong, which `throwProblems` reports later. */
  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    this.schemas.set(file, schema)
    if (!this.has(file)) {
      this.problem(file, [], 'is missing. Make it; docs/editing.md says how.')
      return undefined
    }
    const checked = checkText(this.#bytesOf(file), schema, languageOf(file))
    if ('faults' in checked) {
      for (const fault of checked.faults) this.#fault(file, fault)
      return undefined
    }
    const { value, result, texts } = checked
    const { success, data, error } = result
    for (const { place, text, reference, fault } of texts) {
      if (reference && success) this.references.push({ file, place, to: reference, name: text })
      if (fault) this.problem(file, place, fault)
    }
    if (success) return data as z.infer<Schema>
    // The rules for a list also speak of a text in its place.
    const isOfKind = ({ code, path: place }: z.core.$ZodIssue) =>
      code === 'invalid_type' ||
      !error.issues.some((other) => other.code === 'invalid_type' && other.path.join() === place.join())
    for (const issue of error.issues.filter(isOfKind)) {
      const place = issue.path as Place
      const field = fieldAt(schema, place)
      const known = field instanceof z.ZodObject ? Object.keys(field.shape as object) : []
      const at = issue.code === 'unrecognized_keys' ? [...place, issue.keys[0] ?? ''] : place
      this.problem(file, place, describeIssue(issue, valueAt(value, place), known, field?.meta()?.description), at)
    }
    return undefined
  }

  /** Reports a problem with a field. Pass `line` if the problem is at another place. */
  problem(file: string, place: Place, text: string, line: Place = place): void {
    const field = this.schemas.get(file)
    const label = place.length > 0 ? fieldAt(field, place)?.meta()?.title : undefined
    const where = placeInWords(place)
    const language = languageOf(file)
    const whole = path.posix.extname(file) ? 'The file' : 'The folder'
    const name = label ? `${label} (${where})` : where || whole
    this.#problems.push({
      file: this.pathOf(file),
      line: this.#lineOf(file, line),
      field: language ? `${name}, ${LANGUAGES[language]}` : name,
      text,
    })
  }

  /** Everything that is wrong, file by file. */
  get problems(): readonly Readonly<Problem>[] {
    return this.#problems.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
  }

  /** Throws one error with all problems. */
  throwProblems(): void {
    if (this.#problems.length === 0) return
    const lines = new Set(this.problems.map(({ file, line, field, text }) => `${file}:${line}\n  ${field}: ${text}`))
    const count = lines.size === 1 ? 'One thing is' : `${lines.size} things are`
    throw new ContentError(`${count} wrong in the words of the site:\n\n${[...lines].join('\n')}\n`)
  }

  /** Returns the line of a field, or of the nearest field around it. */
  #lineOf(file: string, place: Place): number {
    if (!this.has(file)) return 1
    const lines = new LineCounter()
    const document = parseDocument(this.#bytesOf(file).toString(), {
      uniqueKeys: false,
      prettyErrors: false,
      lineCounter: lines,
    })
    for (let depth = place.length; depth > 0; depth--) {
      const node = document.getIn(place.slice(0, depth), true) as { range?: [number, number, number] } | undefined
      if (node?.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }

  #fault(file: string, { line, text, isOfFile }: Fault): void {
    this.#problems.push({ file: this.pathOf(file), line, field: isOfFile ? 'The file' : 'The line', text })
  }
}

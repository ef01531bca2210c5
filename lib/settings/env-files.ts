import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { type EnvLine, envLine, envLines, hasVariable, meant } from './env-line'
import { adviceOn, isMisspeltName } from './unknown-names'

/** The files that Next reads for a build and for `next dev`. If two set the same variable, the first one counts. */
export const ENV_FILES = [
  '.env.production.local',
  '.env.development.local',
  '.env.local',
  '.env.production',
  '.env.development',
  '.env',
] as const

/** Names that the file gets by mistake. Next reads none of them. */
const MISNAMED = /^\.env.*\.(txt|rtf|docx?)$|^_?env(\.local)?(\.txt)?$|^\.env\.loca(le|ls)$|^\.env(\.\w+)*[. ]+$/i

const isRead = (name: string) => ENV_FILES.some((file) => file === name)
const isMisnamed = (name: string) => !isRead(name) && (MISNAMED.test(name) || isRead(name.toLowerCase()))

interface EnvFile {
  lines: readonly EnvLine[]
  /** Each begins with the file and its line. */
  faults: readonly string[]
}

/** The text of a file, or what is wrong with its bytes. */
function decoded(bytes: Buffer): { text: string } | { fault: string } {
  if (bytes.includes(0) || /^(\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2))) {
    return { fault: 'is saved as UTF-16, and nothing of it is read. Save it as UTF-8.' }
  }
  if (!isUtf8(bytes)) return { fault: 'is not saved as UTF-8. Save it as UTF-8.' }
  return {
    text: bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n'),
  }
}

/** Why a setting is not read as it is written, and how to write it. */
function lossOf({ name, written, arrives }: EnvLine): string | undefined {
  const value = meant(written)
  const line = envLine(name, value)
  const way = line ? `Write it as ${line}` : 'Set it as a variable of the environment'
  const marks = written.match(/^["'`]/) ? written.split(written.charAt(0)).length - 1 : 0
  if (marks === 1 || written.includes('\n')) return `${name} begins with a quotation mark that its line does not close.`
  const [, mark, , rest] = /^(["'`])(.*?)\1\s*(.+)$/.exec(written) ?? []
  if (mark && arrives.startsWith(mark) && value === written) {
    return `${name} goes on after a quotation mark, so its quotation marks arrive too: ${rest}. Write it without them, or all of it between others.`
  }
  if (/\s\/\/(\s|$)/.test(value))
    return `${name} has a //, which begins no comment here. A comment begins with # on a line of its own.`
  if (hasVariable(written)) return `${name} does not arrive as it is written: $ begins the name of a variable. ${way}`
  if (arrives === value) return undefined
  if (/#/.test(written)) {
    return `${name} would arrive as "${arrives}": # begins a comment, which has a line of its own. ${way}`
  }
  return `${name} would arrive as ${JSON.stringify(arrives)}. ${way}`
}

/** Lines with content that the loader does not read. */
function unreadLines(text: string, lines: readonly EnvLine[]): readonly (readonly [line: number, text: string])[] {
  let index = 0
  return text.split('\n').flatMap((content, number) => {
    const from = index
    index += content.length + 1
    const isRead = lines.some(({ span: [start, end] }) => start < from + content.length && end > from)
    return isRead || /^\s*(#|$)/.test(content) ? [] : [[number + 1, content.trim()] as const]
  })
}

/** Another setting after a value, on the same line. */
const onSameLine = ({ name, written }: EnvLine, known: readonly string[]) =>
  known.find((other) => other !== name && new RegExp(`[ \\t;,]${other}\\s*=`).test(written))

/** Settings inside a value that continues over several lines. */
const enclosedLines = (text: string, lines: readonly EnvLine[], known: readonly string[]) =>
  lines.flatMap(({ line, span: [from, to] }) =>
    text
      .slice(from, to)
      .trimStart()
      .split('\n')
      .map((content, index) => [line + index, /^\s*(?:export\s+)?(\w+)\s*[=:]/.exec(content)?.[1] ?? ''] as const)
      .filter(([number, name]) => number > line && known.includes(name)),
  )

/** Reads one file of settings. `known` are the names of all settings. */
export function readEnvFile(file: string, bytes: Buffer, known: readonly string[]): EnvFile {
  const result = decoded(bytes)
  if ('fault' in result) return { lines: [], faults: [`${file} ${result.fault}`] }
  const lines = envLines(result.text)
  const faults: (readonly [line: number, fault: string])[] = unreadLines(result.text, lines).map(([line, content]) => [
    line,
    `${JSON.stringify(content)} is not read. A setting is written as NAME=value.`,
  ])
  for (const [line, name] of enclosedLines(result.text, lines, known)) {
    faults.push([line, `${name} is not read: it is between quotation marks of the lines above.`])
  }
  for (const one of lines) {
    if (isMisspeltName(one.name, known)) faults.push([one.line, adviceOn(one.name, known)])
    if (!known.includes(one.name)) continue
    const other = onSameLine(one, known)
    const loss = other
      ? `${other} is not read: it is on the line of ${one.name}. Give it a line of its own.`
      : lossOf(one)
    if (loss) faults.push([one.line, loss])
    const again = lines.find(({ name, line }) => name === one.name && line > one.line)
    if (again) faults.push([one.line, `${one.name} is in line ${again.line} too. Take one of them out.`])
  }
  return { lines, faults: faults.sort(([a], [b]) => a - b).map(([line, fault]) => `${file}:${line}: ${fault}`) }
}

/** Where settings are written, and everything wrong with the files of settings in `folder`. */
export function readEnvFiles(folder: string, known: readonly string[]) {
  const files = ENV_FILES.filter(
    (file) => existsSync(path.join(folder, file)) && statSync(path.join(folder, file)).isFile(),
  )
  const read = files.map((file) => ({ file, ...readEnvFile(file, readFileSync(path.join(folder, file)), known) }))
  const misnamed = readdirSync(folder).filter((name) => isMisnamed(name) && statSync(path.join(folder, name)).isFile())
  return {
    faults: [
      ...read.flatMap(({ faults }) => faults),
      ...misnamed.map((name) => `${name} is not read. Name it .env.local.`),
    ],
    /** The place of a setting with this value: `.env.local:3`. */
    placeOf: (name: string, value: string): string | undefined => {
      for (const { file, lines } of read) {
        const found = lines.findLast((line) => line.name === name && line.arrives === value)
        if (found) return `${file}:${found.line}`
      }
      return undefined
    },
  }
}

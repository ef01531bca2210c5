import { type SettingName, settingGroups } from '@/content/settings'
import { envLine } from '@/lib/settings/env-line'
import type { Setting } from '@/lib/settings/setting'

type Group = Readonly<Partial<Record<SettingName, Setting>>>

const groups = Object.entries<Group>(settingGroups)

/** For what the launch waits for a setting. */
const BLOCKS = { law: 'law', store: 'stores', firm: 'firm' } as const

const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (value: string) => `\`${value}\``

const row = ([name, { title, kind, neutral, empty, needs, blocks }]: [string, Setting]) => {
  const notes = [
    neutral && code(neutral),
    empty && `${neutral ? 'empty: ' : 'empty; '}${empty}`,
    needs && `needs ${code(needs)}`,
  ]
  const cells = [code(name), title, kind.allowed, notes.filter(Boolean).join('; '), blocks ? BLOCKS[blocks] : '']
  return `| ${cells.map(cell).join(' | ')} |`
}

/** The table of all settings, as docs/settings.md shows it. */
export const settingsTable = (): string =>
  groups
    .map(([title, group]) =>
      [
        `## ${title}`,
        '',
        '| variable | what it is | allowed | without it | launch |',
        '| --- | --- | --- | --- | --- |',
        ...Object.entries<Setting>(group).map(row),
      ].join('\n'),
    )
    .join('\n\n')

const HEAD = `# Every setting with its neutral value, written by \`npm run settings\`. docs/settings.md says what each may be.
#
# Copy what you need into .env.local and take away the # at its beginning. A line there is NAME=value, saved as UTF-8:
# - a value with # needs quotation marks: SITE_BRAND_EN="C# House"
# - \\$ stands for $, in quotation marks too: NEXT_PUBLIC_SWIN_API_KEY=ab\\$cd
# - a comment has a line of its own
# - nothing after the = empties a setting that may be empty
`

/** The text of .env.example. */
export const envExample = (): string =>
  [
    HEAD,
    ...groups.map(
      ([title, group]) =>
        `# ${title}\n\n${Object.entries<Setting>(group)
          .map(([name, setting]) => `# ${setting.title}\n#${envLine(name, setting.neutral)}`)
          .join('\n')}\n`,
    ),
  ].join('\n')

import { readFileSync, writeFileSync } from 'node:fs'

import { hostsTable } from './hosts-table'

/** npm run docs:hosts: writes the table into docs/hosts.md, between its markers. */
const PAGE = 'docs/hosts.md'
const BLOCK = /(<!-- Written by `npm run docs:hosts`. -->\n)[^]*(\n<!-- End -->)/

const page = readFileSync(PAGE, 'utf8')
writeFileSync(
  PAGE,
  page.replace(BLOCK, (_, start: string, end: string) => `${start}\n${hostsTable()}\n${end}`),
)

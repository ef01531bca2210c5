/** @jest-environment node */
import { mailHref } from './mail-href'

test('subject and body lines arrive as written, in both languages', () => {
  const lines = ['Targets (web & app): ', 'الأهداف: 100%', "“A+B” #1? 'x' <y>"]
  const href = mailHref('hello@firm.ae', 'Governance, Risk & Compliance (GRC)', lines)
  const { protocol, pathname, searchParams } = new URL(href)
  expect([protocol, pathname]).toEqual(['mailto:', 'hello@firm.ae'])
  expect([...searchParams]).toEqual([
    ['subject', 'Governance, Risk & Compliance (GRC)'],
    ['body', lines.join('\r\n')],
  ])
  expect(href).not.toMatch(/[\s"<>]/)
})

test('writes the subject alone without a body', () => {
  expect(mailHref('hello@firm.ae', 'SIEM')).toBe('mailto:hello@firm.ae?subject=SIEM')
})

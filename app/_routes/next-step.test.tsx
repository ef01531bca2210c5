import { render, screen } from '@testing-library/react'

import { NextStepSection } from '@/components/sections/next-step/next-step-section'
import { catalogueItem } from '@/content/catalogue'

import { nextStep } from './next-step'

const vapt = catalogueItem('services', 'vapt')

test("shows the owner's data below what to send, in the language of the page", () => {
  const enquiries = {
    answers: { en: 'The head of sales answers within a day.', ar: 'يرد مدير المبيعات خلال يوم.' },
    firstCall: { en: 'A first call costs nothing.', ar: 'المكالمة الأولى بلا مقابل.' },
    whatsapp: '+971 50 123 4567',
  }
  const step = nextStep(vapt, 'ar', { enquiries }, 'https://cal.example/firm')
  render(<NextStepSection {...step} />)
  const lines = [...vapt.copy.ar.nextStep.mail, 'مرجع المشتريات وموعد الإغلاق، إن وُجدا', 'هل يلزم اتفاق سرية أولًا؟']
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...lines,
    'يرد مدير المبيعات خلال يوم.',
    'المكالمة الأولى بلا مقابل.',
  ])
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
  expect(links.slice(1)).toEqual(['https://wa.me/971501234567', 'https://cal.example/firm'])
  expect(new URL(links[0] ?? '').searchParams.get('body')).toBe(
    lines.map((line) => (line.endsWith('؟') ? line : `${line}:`)).join('\r\n'),
  )
})

test('shows no trace of data that the owner has not set', () => {
  render(<NextStepSection {...nextStep(vapt, 'en', {}, '')} />)
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Your next step',
    'What to write',
  ])
  expect(document.body.innerHTML).not.toMatch(/wa\.me|WhatsApp|undefined/)
})

test('asks nothing about a purchase where consumers install an app', () => {
  const swin = catalogueItem('products', 'swin')
  expect(nextStep(swin, 'en', {}).lines.items.map(({ text }) => text)).toEqual(swin.copy.en.nextStep.mail)
})

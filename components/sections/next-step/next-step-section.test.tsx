import { render, screen } from '@testing-library/react'

import { catalogueItems } from '@/content/catalogue'
import { messages } from '@/content/messages'
import { nextStep } from '@/content/views/next-step'
import { found } from '@/lib/found'

import { NextStepSection } from './next-step-section'

const [service] = catalogueItems('services')
const item = found(service, 'the first service')

test("shows the owner's data below what to send, in the language of the page", () => {
  const enquiries = {
    answers: { en: 'The head of sales answers within a day.', ar: 'يرد مدير المبيعات خلال يوم.' },
    firstCall: { en: 'A first call costs nothing.', ar: 'المكالمة الأولى بلا مقابل.' },
    whatsapp: '+971 50 123 4567',
  }
  const step = nextStep(item, 'ar', { enquiries }, 'https://cal.example/firm')
  render(<NextStepSection {...step} />)
  const { procurement, confidentiality } = messages.ar.catalogue
  const lines = [...item.copy.ar.nextStep.mail, procurement, confidentiality]
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'يرد مدير المبيعات خلال يوم.',
    'المكالمة الأولى بلا مقابل.',
  ])
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)
  expect(links.slice(1)).toEqual(['https://wa.me/971501234567', 'https://cal.example/firm'])
  expect(new URL(links[0] ?? '').searchParams.get('body')).toBe(
    lines.map((line) => (/[?؟]$/.test(line) ? line : `${line}:`)).join('\r\n'),
  )
})

test('shows no trace of data that the owner has not set', () => {
  render(<NextStepSection {...nextStep(item, 'en', {}, '')} />)
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('heading').textContent).toBe(messages.en.sections.services.nextStep)
  expect(document.body.innerHTML).not.toMatch(/wa\.me|WhatsApp|undefined/)
})

test('asks nothing about a purchase where consumers install an app', () => {
  const [product] = catalogueItems('products')
  const app = found(product, 'the first product')
  const consumers = { ...app, entry: { ...app.entry, forConsumers: true as const } }
  const body = new URL(nextStep(consumers, 'en', {}).mail.href).searchParams.get('body')
  expect(body?.split('\r\n').map((line) => line.replace(/:$/, ''))).toEqual(app.copy.en.nextStep.mail)
})

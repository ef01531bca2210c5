/** @jest-environment node */
import { phoneHref, whatsappHref } from './phone-href'

test.each([
  ['+971 00 000 0000', 'tel:+971000000000'],
  ['+971\u00a04 000', 'tel:+9714000'],
  ['+97140000000', 'tel:+97140000000'],
])('%s becomes %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test('the WhatsApp address has the digits of the number alone', () => {
  expect(whatsappHref('+971 50 000 0000')).toBe('https://wa.me/971500000000')
})

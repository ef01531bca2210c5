import { render, screen } from '@testing-library/react'

import { TextWithMailLinks } from './text-with-mail-links'

test.each([
  ['Write to hello@example.com.', 'hello@example.com'],
  ['راسلنا على help.desk+ar@mail.example.ae، من بريدك', 'help.desk+ar@mail.example.ae'],
])('links the address in %j and keeps the rest', (text, address) => {
  const { container } = render(<TextWithMailLinks text={text} />)
  expect(container).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`)
})

test('links nothing in a text without an address', () => {
  render(<TextWithMailLinks text="Follow us @company" />)
  expect(screen.queryByRole('link')).toBeNull()
})

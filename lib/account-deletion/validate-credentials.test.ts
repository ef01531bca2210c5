/** @jest-environment node */
import { validateCredentials } from './validate-credentials'

const cases = [
  { name: 'both filled', identity: 'demo', password: 'secret', isValid: true },
  { name: 'nothing typed', identity: '', password: '', isValid: true, code: 'empty', fields: ['identity', 'password'] },
  { name: 'no identity', identity: '', password: 'secret', isValid: true, code: 'empty', fields: ['identity'] },
  { name: 'no password', identity: 'demo', password: '', isValid: true, code: 'empty', fields: ['password'] },
  {
    name: 'only spaces',
    identity: '  ',
    password: '\t ',
    isValid: true,
    code: 'empty',
    fields: ['identity', 'password'],
  },
  {
    name: 'no-break spaces',
    identity: '\u00a0',
    password: 'secret',
    isValid: true,
    code: 'empty',
    fields: ['identity'],
  },
  { name: 'spaces around a password', identity: 'demo', password: ' secret ', isValid: true },
  {
    name: 'no e-mail address',
    identity: 'demo',
    password: 'secret',
    isValid: false,
    code: 'email',
    fields: ['identity'],
  },
  {
    name: 'an empty field is reported before an invalid address',
    identity: 'demo',
    password: '',
    isValid: false,
    code: 'empty',
    fields: ['password'],
  },
]

test.each(cases)('$name', ({ identity, password, isValid, code, fields }) => {
  expect(validateCredentials({ identity, password }, isValid)).toEqual(code && { code, fields })
})

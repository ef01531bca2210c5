/** @jest-environment node */
import { readReply } from './read-reply'

describe('an API that answers by `status`', () => {
  test.each([
    ['{"status":"success"}'],
    ['{"data":{"status":"success"}}'],
    ['{"status":200,"data":{"status":"success"}}'],
  ])('%s is a success', (body) => {
    expect(readReply('status', body)).toEqual({ kind: 'success' })
  })

  test.each([
    ['{"status":"error"}'],
    ['{"status":"Success"}'],
    ['{"status":true}'],
    ['{"message":"success"}'],
    ['{"status":"error","data":{"status":"success"}}'],
    ['{"data":[{"status":"success"}]}'],
    ['{"data":null}'],
    ['{}'],
    ['null'],
    ['[]'],
    ['[{"status":"success"}]'],
    ['"success"'],
    ['1'],
  ])('%s is a failure', (body) => {
    expect(readReply('status', body)).toEqual({ kind: 'failure' })
  })
})

describe('an API that answers by `message`', () => {
  test('reads the message "success" as a success', () => {
    expect(readReply('message', '{"message":"success"}')).toEqual({ kind: 'success' })
  })

  test.each([
    ['{"message":"Wrong password"}', 'Wrong password'],
    ['{"message":"Success"}', 'Success'],
    ['{"message":"Deleted successfully"}', 'Deleted successfully'],
  ])('%s is a failure with its reason', (body, detail) => {
    expect(readReply('message', body)).toEqual({ kind: 'failure', detail })
  })

  test.each([
    ['{"message":""}'],
    ['{"message":null}'],
    ['{"message":{"text":"no"}}'],
    ['{"message":["success"]}'],
    ['{"status":"success"}'],
    ['{"data":{"message":"success"}}'],
    ['{}'],
    ['null'],
    ['[]'],
    ['"success"'],
    ['false'],
  ])('%s is a failure without a reason', (body) => {
    expect(readReply('message', body)).toEqual({ kind: 'failure', detail: undefined })
  })
})

test.each([[''], [' '], ['<!doctype html>'], ['success'], ['{"status":"success"']])('throws for %j', (body) => {
  expect(() => readReply('status', body)).toThrow(SyntaxError)
  expect(() => readReply('message', body)).toThrow(SyntaxError)
})

/** What several pages promise alike. */
export const needs = {
  firstTwoWeeks:
    'People are free when the work is agreed, and the result named under this step is there two weeks later.',
  deliverables: 'Every engagement hands over everything in this list, in the languages and forms it names.',
  product:
    'The product exists and does today what the page says of its modules; what is only planned is not on the page.',
  menuPath: 'The app has these entries, in these words, in its present version on every platform.',
  deleted: 'The API deletes this when it answers “success”, in every system that holds it.',
} as const

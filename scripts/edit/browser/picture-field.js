/* A field of the editor: a list of the pictures, with the chosen one below it. */
const { CMS, h } = window

function PictureField({ value, onChange, field, forID, classNameWrapper }) {
  const options = field.get('options').toJS?.() ?? field.get('options')
  const src = options.find((option) => option.value === value)?.src
  const choices = options.map((option) => h('option', { key: option.value, value: option.value }, option.label))
  return h(
    'div',
    {},
    h(
      'select',
      { id: forID, className: classNameWrapper, value, onChange: (event) => onChange(event.target.value) },
      choices,
    ),
    src && h('img', { src, alt: '', className: 'picture-preview' }),
  )
}

CMS.registerFieldType('picture', PictureField)

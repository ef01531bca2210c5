import type { NamedText } from '@/content/types'

interface ModulesSectionProps {
  heading: string
  columns: { name: string; use: string }
  modules: readonly NamedText[]
}

const ID = 'modules'

/** What a product is made of: a table of name and use, whose rows stack on a phone. */
export function ModulesSection({ heading, columns, modules }: ModulesSectionProps) {
  return (
    <section id={ID} className="content-section section sand" aria-labelledby={`${ID}-heading`}>
      <div className="wrap">
        <h2 id={`${ID}-heading`}>{heading}</h2>
        {/* The roles say what the elements mean where CSS gives them another display. */}
        <table className="modules" role="table" aria-labelledby={`${ID}-heading`}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {columns.name}
              </th>
              <th role="columnheader" scope="col">
                {columns.use}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {modules.map(({ name, text }) => (
              <tr key={name} role="row">
                <th role="rowheader" scope="row">
                  {name}
                </th>
                <td role="cell">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

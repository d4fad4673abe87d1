/** Writes tables, columns and relations for `api/reader`, whenever the database client is generated. */
import { writeFileSync } from 'node:fs'
import helper, { type DMMF, type GeneratorOptions } from '@prisma/generator-helper'

// Its exports can be named in no import: it is CommonJS.
helper.generatorHandler({
  onManifest: () => ({ prettyName: 'models of the reader' }),
  async onGenerate({ dmmf, generator }: GeneratorOptions) {
    const { models, enums } = dmmf.datamodel
    const target = generator.output?.value
    if (!target) throw new Error('The generator of models has no output')
    writeFileSync(
      target,
      [
        '/* eslint-disable */',
        '// Written by prisma/modelsGenerator.ts: names of the program, and quoted names of the database.',
        `export const ENUMS: Record<string, { type: string; values: [name: string, stored: string][] }> = ${written(enums.map(enumOf))}`,
        `export const MODELS: Record<string, { table: string; columns: { name: string; sql: string; type: string; isList: boolean; isOptional: boolean }[]; relations: { name: string; to: string; isList: boolean; on: [ours: string, theirs: string][] }[] }> = ${written(models.map((model) => modelOf(model, models)))}`,
        '',
      ].join('\n'),
    )
  },
})

const written = (entries: [string, object][]) =>
  `{\n${entries.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`).join('\n')}\n}`

const quoted = ({ name, dbName }: { name: string; dbName?: string | null | undefined }) => `"${dbName ?? name}"`

function enumOf(given: DMMF.DatamodelEnum): [string, object] {
  return [given.name, { type: quoted(given), values: given.values.map(({ name, dbName }) => [name, dbName ?? name]) }]
}

function modelOf(model: DMMF.Model, all: readonly DMMF.Model[]): [string, object] {
  const columns = model.fields
    .filter(({ kind }) => kind === 'scalar' || kind === 'enum')
    .map((field) => ({
      name: field.name,
      sql: quoted(field),
      type: field.nativeType?.[0] === 'Uuid' ? 'Uuid' : field.type,
      isList: field.isList,
      isOptional: !field.isRequired,
    }))
  const relations = model.fields.flatMap((field) => {
    const on = joined(model, field, all)
    return on ? [{ name: field.name, to: field.type, isList: field.isList, on }] : []
  })
  return [model.name, { table: quoted(model), columns, relations }]
}

/** The columns that are equal in both rows; one side of a relation has the foreign key, and names both. */
function joined(model: DMMF.Model, field: DMMF.Field, all: readonly DMMF.Model[]): [string, string][] | null {
  const other = all.find(({ name }) => name === field.type)
  if (field.kind !== 'object' || !other) return null
  const own = pairs(model, field, other)
  if (own) return own
  const back = other.fields.find((one) => one.relationName === field.relationName && one.relationFromFields?.length)
  return (back && pairs(other, back, model)?.map(([ours, theirs]) => [theirs, ours])) ?? null
}

function pairs(from: DMMF.Model, { relationFromFields, relationToFields }: DMMF.Field, to: DMMF.Model) {
  if (!relationFromFields?.length) return null
  const column = ({ fields }: DMMF.Model, name = '') => quoted(fields.find((field) => field.name === name) ?? { name })
  return relationFromFields.map((name, at): [string, string] => [
    column(from, name),
    column(to, relationToFields?.[at]),
  ])
}

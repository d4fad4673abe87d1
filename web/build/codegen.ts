/** Everything that is generated, in the order in which one needs the other. */
import { compileDocuments } from './documents.ts'
import { must } from './run.ts'

await must('Generating the database client', 'prisma', ['generate'])
await must('Printing the schema', 'node', ['api/printSchema.ts'])
await must('Typing the schema', 'node', ['api/printTypes.ts'])
await compileDocuments()

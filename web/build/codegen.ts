/** Everything that is generated, in the order in which one needs the other. */
import { must } from './run.ts'

await must('Generating the database client', 'prisma', ['generate'])
await must('Printing the schema', 'node', ['api/graphql/printSchema.ts'])
await must('Compiling the documents of the client', 'relay-compiler', ['--output', 'quiet-with-errors'])

/** Runs the test files in another order each time. Those of a project stay together, because they share workers. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

export default class Shuffled extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const place = ({ project, moduleId }: TestSpecification) =>
      project.name +
      createHash('sha1')
        .update(`${sequence.seed} ${path.relative(root, moduleId)}`)
        .digest('hex')
    this.ctx.logger.log(`TEST_SEED=${sequence.seed} repeats this order of files.`)
    const places = new Map(files.map((file) => [file, place(file)] as const))
    return files.toSorted((one, other) => (places.get(one)! < places.get(other)! ? -1 : 1))
  }
}

import { minify } from 'terser'
import { parseSync, Visitor, type Plugin } from 'vite'

/**
 * A second minifier over what the bundler's own has left: it drops parameters and helpers that nobody uses and joins
 * expressions. About one per cent less script on every page (`docs/weight.md`), for some seconds of build. File names are
 * given before it and stay, so its version and options are pinned with the lock file. Not with source maps, which would
 * no longer fit.
 */
export function secondPass(): Plugin {
  return {
    name: 'second-pass',
    apply: (config, { command }) => command === 'build' && !config.build?.sourcemap && !config.build?.ssr,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          const { code } = await minify(narrowStyles(output.code), {
            module: true,
            ecma: 2022,
            compress: { passes: 3, keep_fargs: false },
          })
          if (code) output.code = markModules(code)
        }
      },
    },
  }
}

/** Without comments, line breaks and indents of the styles: they are the only tagged templates that a build has. */
export function narrowStyles(code: string): string {
  const styles: { from: number; raw: string }[] = []
  new Visitor({
    TaggedTemplateExpression({ quasi }) {
      for (const { start, value } of quasi.quasis) styles.push({ from: code.indexOf(value.raw, start), raw: value.raw })
    },
  }).visit(parseSync('chunk.js', code).program)
  let end = 0
  let narrowed = ''
  for (const { from, raw } of styles.toSorted((one, other) => one.from - other.from)) {
    narrowed += code.slice(end, from) + narrow(raw)
    end = from + raw.length
  }
  return narrowed + code.slice(end)
}

/**
 * Parentheses around each library that is a CommonJS module, as the bundler has written them and the minifier drops them:
 * they tell V8 that the function runs, so that it is compiled while it loads, beside the page's thread, and not on it.
 */
export function markModules(code: string): string {
  const ends: { at: number; mark: string }[] = []
  const helpers = new Set<string>()
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.includes('rolldown-runtime')) for (const { local } of specifiers) helpers.add(local.name)
    },
    CallExpression({ callee, arguments: [module, ...others] }) {
      if (callee.type !== 'Identifier' || !helpers.has(callee.name) || others.length > 0) return
      if (module?.type === 'ArrowFunctionExpression' && module.params.length > 0)
        ends.push({ at: module.start, mark: '(' }, { at: module.end, mark: ')' })
    },
  }).visit(parseSync('chunk.js', code).program)
  let from = 0
  let marked = ''
  for (const { at, mark } of ends.toSorted((one, other) => one.at - other.at)) {
    marked += code.slice(from, at) + mark
    from = at
  }
  return marked + code.slice(from)
}

/** Spaces inside a line mean something in CSS; those at its edges separate no more than one does. */
function narrow(styles: string): string {
  return styles
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([{};]) /g, '$1')
}

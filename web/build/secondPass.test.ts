// @vitest-environment node
import { expect, test } from 'vitest'
import { markModules, narrowStyles } from './secondPass.ts'

test('styles lose line breaks and indents, and nothing that means something', () => {
  const code =
    'const A=s.div`\n  color: red;\n  > a :hover {\n    margin: 0 ${gap} 1px;\n    ${({$on})=>$on&&c`\n      top: 0;\n    `}\n  }\n`,t=`a\n  b`'
  expect(narrowStyles(code)).toBe(
    'const A=s.div` color: red;> a :hover {margin: 0 ${gap} 1px;${({$on})=>$on&&c` top: 0;`} }`,t=`a\n  b`',
  )
})

test('what comments in styles say stays at home', () => {
  const code =
    'const A=s.div`\n  /* Shrinks last; {wraps}. */\n  flex: 1; /* Two\n  lines. */\n  gap: 0;\n`,t=`/* kept */`'
  expect(narrowStyles(code)).toBe('const A=s.div` flex: 1;gap: 0;`,t=`/* kept */`')
})

test('what is a module of its own is marked to be compiled at once, and no other function', () => {
  const code = 'import{r as e,t as o}from"./rolldown-runtime-x.js";var a=o((e,t)=>{t.exports=o(()=>1)}),b=f((e)=>e);'
  expect(markModules(code)).toBe(
    'import{r as e,t as o}from"./rolldown-runtime-x.js";var a=o(((e,t)=>{t.exports=o(()=>1)})),b=f((e)=>e);',
  )
})

/** Token under which a generated person, such as `mentor:7`, is signed in; the database has its hash. */
export const tokenOf = (person: string): string => person.replace(':', '-').padStart(43, 'x')

/**
 * @generated SignedSource<<f45ee5423c5922ca0c979749e62e4ea2>>
 * @relayHash 5493b7cf57a23e0724dacccda6474ee6
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f09107026101da4dba3a9acce11878d15c8f513ea4c07999eb51b5e6d4b04ead

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f09107026101da4dba3a9acce11878d15c8f513ea4c07999eb51b5e6d4b04ead",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

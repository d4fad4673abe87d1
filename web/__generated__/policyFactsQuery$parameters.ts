/**
 * @generated SignedSource<<75ee60c43b28f814be05f4dd1a4093fc>>
 * @relayHash 27e93f17090c81cef8227d75bd9a5931
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e101108f90f48feca72d5bd9ef79e8e35b23a77d77e11ee13030c7983d9fdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { policyFactsQuery } from './policyFactsQuery.graphql';

const node: PreloadableConcreteRequest<policyFactsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e101108f90f48feca72d5bd9ef79e8e35b23a77d77e11ee13030c7983d9fdd",
    "metadata": {},
    "name": "policyFactsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

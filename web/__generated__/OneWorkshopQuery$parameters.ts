/**
 * @generated SignedSource<<57a2bd6b007e2360ca5d20d3f9d66b6d>>
 * @relayHash fb58e6031dd7c246181eb11de96a51f2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44473069aa8b1508d0ee2c45ab77b938c0cb3f88e107d24c545933782303cb2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OneWorkshopQuery } from './OneWorkshopQuery.graphql';

const node: PreloadableConcreteRequest<OneWorkshopQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44473069aa8b1508d0ee2c45ab77b938c0cb3f88e107d24c545933782303cb2e",
    "metadata": {},
    "name": "OneWorkshopQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

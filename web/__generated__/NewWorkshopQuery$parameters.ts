/**
 * @generated SignedSource<<48d8f7c742fa91c186203dee647314b8>>
 * @relayHash c20000d043aae86e15d09a888acc4523
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b39924d6da74dd31443da12aef7dc630e71f1c3d12216093cb97977969183b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewWorkshopQuery } from './NewWorkshopQuery.graphql';

const node: PreloadableConcreteRequest<NewWorkshopQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9b39924d6da74dd31443da12aef7dc630e71f1c3d12216093cb97977969183b",
    "metadata": {},
    "name": "NewWorkshopQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

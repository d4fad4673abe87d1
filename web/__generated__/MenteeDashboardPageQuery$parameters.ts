/**
 * @generated SignedSource<<ca85c010149ed3bb7fb4d3b204fa46df>>
 * @relayHash 1b959edbde72c3eee9fd1a67355416f8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5832874aa51954dabd24adf5001dc6e4c0b3e61c3d4617cfe685e9fb7f756c74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5832874aa51954dabd24adf5001dc6e4c0b3e61c3d4617cfe685e9fb7f756c74",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

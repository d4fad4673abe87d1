/**
 * @generated SignedSource<<ae8a7fdeb7b865cdcc045f80d8be4d6b>>
 * @relayHash 06fa70064dfe611ee5f4ad07ce9702fc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdd66c16301656ee5b5ad149604705473c5dd91330200a082444a160616d3d2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdd66c16301656ee5b5ad149604705473c5dd91330200a082444a160616d3d2d",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

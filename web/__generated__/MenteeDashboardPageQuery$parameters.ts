/**
 * @generated SignedSource<<60e71930c1c22db8f5f848f42d48ccc8>>
 * @relayHash 6b2e3cd586fba5cbbe322cecc084fb93
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6a632500fd2dfc8c88c4387d90f73281a0d841bf8630fbc089dbbaa0a6b46c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6a632500fd2dfc8c88c4387d90f73281a0d841bf8630fbc089dbbaa0a6b46c8",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

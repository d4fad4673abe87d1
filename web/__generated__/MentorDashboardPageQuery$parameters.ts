/**
 * @generated SignedSource<<b1433f8fca6ee850e684049995283d3f>>
 * @relayHash 0c7861822c045f0d0bd1e4ef3b7e8f3d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3125a035dbe70088b3e924c6f6b25922d8a3c194c6e4a2a7065fec1fff6a1dca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3125a035dbe70088b3e924c6f6b25922d8a3c194c6e4a2a7065fec1fff6a1dca",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

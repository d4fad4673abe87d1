/**
 * @generated SignedSource<<4eeb8a988c71a5461f3783cb5600547a>>
 * @relayHash 20c571a003b7709f74e3d44ed6fc191b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82f56470e269481e705bc023916eb02840969cd74841d14c6de8f1fa18643146

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82f56470e269481e705bc023916eb02840969cd74841d14c6de8f1fa18643146",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

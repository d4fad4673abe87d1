/**
 * @generated SignedSource<<ac84b42aebfc261d0918cbfbc75ec10c>>
 * @relayHash 1a426b7a97e151e649283e7222701463
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c620cb6f339151c0bdc65c2bb29a12b8620aa14db85597f18e9c824ced888abe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c620cb6f339151c0bdc65c2bb29a12b8620aa14db85597f18e9c824ced888abe",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
